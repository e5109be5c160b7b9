import { setTimeout as sleep } from 'node:timers/promises'
import {
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { operatorIdentity } from '../identity/access-control.ts'
import { signInWith } from '../sample/sign-in.ts'
import {
  type NotesAssembly,
  type NotesCloud,
  startNotes,
  synthesizeNotes,
} from '../test-stack/notes-cloud.ts'

let assembly: NotesAssembly
let notes: NotesCloud

beforeAll(async () => {
  assembly = await synthesizeNotes()
  notes = await startNotes(assembly.stack)
})
afterAll(async () => {
  await notes?.cloud.stop()
  await assembly?.remove()
})

const get = (path: string, init?: RequestInit) => fetch(`${notes.cloud.siteUrl}${path}`, init)

describe('a request through the site and the API', () => {
  it('reaches the function as an event of payload format 2.0', async () => {
    const answer = await get('/api/echo/a%20b?x=1&x=2&y=%C3%A9', {
      headers: { cookie: 'one=1; two=2', 'x-list': 'a' },
    })
    const event = await answer.json()
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/echo/{name}',
      rawPath: '/api/echo/a%20b',
      rawQueryString: 'x=1&x=2&y=%C3%A9',
      cookies: ['one=1', 'two=2'],
      queryStringParameters: { x: '1,2', y: 'é' },
      pathParameters: { name: 'a b' },
      isBase64Encoded: false,
      requestContext: { http: { method: 'GET', path: '/api/echo/a%20b' }, stage: '$default' },
    })
    expect(event.headers).toMatchObject({ 'x-list': 'a' })
    expect(event.headers.cookie).toBeUndefined()
  })

  it('gives the function exactly its own environment', async () => {
    vi.stubEnv('SECRET_OF_THIS_MACHINE', 'x')
    const environment = await (await get('/api/environment')).json()
    vi.unstubAllEnvs()
    const { cloud } = notes
    expect(Object.keys(environment).sort()).toEqual(
      [
        'AWS_ACCESS_KEY_ID',
        'AWS_DEFAULT_REGION',
        ...Object.keys(cloud.endpoints),
        'AWS_EXECUTION_ENV',
        'AWS_LAMBDA_FUNCTION_MEMORY_SIZE',
        'AWS_LAMBDA_FUNCTION_NAME',
        'AWS_LAMBDA_FUNCTION_VERSION',
        'AWS_LAMBDA_LOG_GROUP_NAME',
        'AWS_LAMBDA_LOG_STREAM_NAME',
        'AWS_REGION',
        'AWS_SECRET_ACCESS_KEY',
        'LAMBDA_TASK_ROOT',
        'LANG',
        'NOTES_QUEUE_URL',
        'NOTES_TABLE',
        'SHOWN',
        'TZ',
        '_HANDLER',
      ].sort(),
    )
    expect(environment.NOTES_TABLE).toBe(cloud.tableName('NotesTable'))
    expect(environment.AWS_ACCESS_KEY_ID).not.toBe(operatorIdentity)
  })

  it('comes with the headers of the distribution, whatever the viewer says', async () => {
    const headers = { 'x-shown': 'made up', 'x-viewer': '203.0.113.9', cookie: 'one=1' }
    const event = await (await get('/api/echo/x?y=1', { headers })).json()
    const { SHOWN } = await (await get('/api/environment')).json()
    expect(SHOWN).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(event.headers).toMatchObject({ 'x-shown': SHOWN, 'x-viewer': '127.0.0.1' })
    expect(event).toMatchObject({ cookies: ['one=1'], rawQueryString: 'y=1' })
    expect(notes.cloud.apiHeaders).toEqual({ 'x-shown': SHOWN })
  })

  it('is answered 404 without a route and 401 without a token', async () => {
    const lost = await get('/api/nowhere')
    expect([lost.status, await lost.json()]).toEqual([404, { message: 'Not Found' }])
    const unsigned = await get('/api/notes/n1', { method: 'PUT', body: 'text' })
    expect([unsigned.status, await unsigned.json()]).toEqual([401, { message: 'Unauthorized' }])
    expect(unsigned.headers.get('www-authenticate')).toBe('Bearer')
    const forged = await get('/api/notes/n1', {
      method: 'PUT',
      headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
    })
    expect(forged.status).toBe(401)
  })

  it('gets binary bodies, cookies and headers as the function gives them', async () => {
    const answer = await get('/api/misbehave/not')
    expect(await answer.text()).toBe('hello')
  })
})

describe('a function that fails', () => {
  it('answers 500 and tells what was thrown', async () => {
    const answer = await get('/api/misbehave/throw')
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: 'Internal Server Error' },
    ])
    expect(notes.warnings.join('\n')).toContain('TypeError: as told')
  })

  it.each([
    ['sleep', 'Task timed out after 5.00 seconds'],
    ['spin', 'Task timed out after 5.00 seconds'],
    ['fill', 'Runtime exited with error: signal: killed'],
    ['exit', 'Runtime exited'],
  ])('is ended as the service ends it: %s', async (how, message) => {
    const result = await notes.cloud.invoke('Notes', {
      routeKey: 'GET /api/misbehave/{how}',
      pathParameters: { how },
    })
    expect(result.ok ? result.payload : result.error.errorMessage).toContain(message)
    // and the next invocation gets a new copy
    expect((await get('/api/echo/x')).status).toBe(200)
  })
})

describe('what the role does not grant', () => {
  it('is refused, naming function, action and resource', async () => {
    const result = await notes.cloud.invoke('Notes', {
      routeKey: 'GET /api/misbehave/{how}',
      pathParameters: { how: 'delete' },
    })
    if (result.ok) throw new Error('the call was let through')
    const { cloud, warnings } = notes
    const table = `arn:aws:dynamodb:eu-north-1:000000000000:table/${cloud.tableName('NotesTable')}`
    expect(result.error.errorType).toBe('AccessDeniedException')
    expect(result.error.errorMessage).toMatch(/User: arn:aws:sts::.*Notes.* is not authorized/)
    expect(result.error.errorMessage).toContain(`dynamodb:DeleteItem on resource: ${table}`)
    const told = warnings.filter((line) => line.startsWith('Access denied'))
    expect(told).toEqual([
      expect.stringMatching(/^Access denied: Notes-Notes\w+ may not dynamodb:DeleteItem on arn:/),
    ])
  })
})

describe('the queue of the template', () => {
  const put = async (id: string) => {
    const result = await notes.cloud.invoke('Notes', {
      routeKey: 'PUT /api/notes/{id}',
      pathParameters: { id },
      requestContext: { http: { method: 'PUT' } },
      body: 'text',
    })
    expect(result.ok && JSON.parse(result.payload).statusCode).toBe(201)
  }
  const copiesOf = async (id: string) => {
    const { cloud } = notes
    const client = new DynamoDBClient({
      endpoint: cloud.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '',
      region: cloud.region,
      credentials: cloud.credentials,
    })
    const { Item } = await client.send(
      new GetItemCommand({ TableName: cloud.tableName('NotesTable'), Key: { id: { S: id } } }),
    )
    return Number(Item?.copied?.N ?? 0)
  }

  it('hands each message to the worker once when it succeeds', async () => {
    await put('n1')
    await vi.waitFor(async () => expect(await copiesOf('n1')).toBe(1), 15_000)
    // longer than the queue would wait before it delivers again
    await sleep(4500)
    expect(await copiesOf('n1')).toBe(1)
    expect(notes.cloud.queueDepth('NotesQueue')).toMatchObject({ visible: 0, in_flight: 0 })
  })

  it('delivers a reported failure again, then gives it to the dead-letter queue', async () => {
    await put('poison')
    await vi.waitFor(
      () => expect(notes.cloud.queueDepth('NotesDeadLetters').visible).toBe(1),
      30_000,
    )
    expect(await copiesOf('poison')).toBe(2)
  })
})

describe('the user pool', () => {
  const signUp = (email: string) => {
    const { cloud } = notes
    const client = new CognitoIdentityProviderClient({
      region: cloud.region,
      endpoint: cloud.endpoints.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? '',
    })
    const ClientId = cloud.userPool.clientId
    return client.send(
      new SignUpCommand({ ClientId, Username: email, Password: 'A-long-enough-1' }),
    )
  }

  it('signs users up, its mail lands in the inbox, and its function has a say', async () => {
    expect((await signUp('anna@producer.example')).UserConfirmed).toBe(false)
    const [mail] = notes.cloud.inbox.messages('anna@producer.example')
    expect(mail?.text).toMatch(/code to your new account is \d{6}/)
    await expect(signUp('bert@refused.example')).rejects.toThrow('not from this domain')
    expect(notes.cloud.inbox.messages('bert@refused.example')).toEqual([])
  })

  it('gives tokens that the API accepts, and only for its own users', async () => {
    const user = { email: 'carla@producer.example', password: 'A-long-enough-1' }
    const { sub } = await notes.cloud.ensureUser(user)
    const { cloud } = notes
    const token = await signInWith(
      {
        user_pool_id: cloud.userPool.id,
        user_pool_client_id: cloud.userPool.clientId,
        user_pool_endpoint: cloud.endpoints.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? null,
      },
      user.email,
      user.password,
    )
    const answer = await get('/api/notes/n2', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      body: 'text of n2',
    })
    expect([answer.status, await answer.text()]).toEqual([201, 'n2'])
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(answer.headers.get('x-note')).toBe('n2')
    expect(await (await get('/api/notes/n2')).json()).toMatchObject({ text: 'text of n2' })
    expect(sub).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('the site', () => {
  it('serves files, and pages through the viewer function, with the headers of the template', async () => {
    for (const path of ['/', '/some/page', '/index.html']) {
      const page = await get(path)
      expect([path, page.status]).toEqual([path, 200])
      expect(await page.text()).toContain('<h1>Notes</h1>')
      expect(page.headers.get('content-type')).toBe('text/html')
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
      expect(page.headers.get('permissions-policy')).toBe('camera=()')
      const { endpoints } = notes.cloud
      expect(page.headers.get('content-security-policy')).toBe(
        `default-src 'none'; connect-src 'self' ${endpoints.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER} ${endpoints.AWS_ENDPOINT_URL_S3}`,
      )
    }
    expect((await get('/missing.js')).status).toBe(403)
    expect((await get('/index.html', { method: 'POST' })).status).toBe(403)
  })

  it('answers 304 to a page the browser has, and nothing outside its folder', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await get('/..%2f..%2fpackage.json')).status).toBe(403)
  })
})
