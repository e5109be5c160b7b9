import { Stack } from 'aws-cdk-lib'
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  type HttpRoute,
  HttpStage,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { leafParameter } from '#contracts/leaf-parameter.ts'
import { type Capability, isOfDesk } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'
import { stripeWebhook } from '#contracts/stripe-webhook.ts'
import type { Alarms } from './alarms.ts'
import { ApiAlarms } from './api-alarms.ts'
import type { AppFunction } from './base/app-function.ts'
import type { AppTable } from './base/app-table.ts'
import { grantTable } from './base/grants.ts'
import type { OriginSecrets } from './origin-secrets.ts'

export interface ApiProps {
  readonly alarms: Alarms
  readonly userPool: IUserPool
  readonly userPoolClient: IUserPoolClient
  /** Who serves which capability. */
  readonly handlers: Readonly<Record<Capability, AppFunction>>
  /** Every function with a route of the desk adds to it. */
  readonly deskLog: AppTable
  /** Takes the notifications of the payment provider, whose form is not ours to declare. */
  readonly onStripeEvent: AppFunction
  /** The secret of requests that come through the site, which all but the payment provider's do. */
  readonly originSecrets: OriginSecrets
}

/** The rate of the payment provider's notifications: a share of its own, which no flood of other routes uses up. */
const webhookThrottle = { ThrottlingRateLimit: 25, ThrottlingBurstLimit: 50 }

type Route = (typeof routes)[keyof typeof routes]

interface Place {
  /** As API Gateway writes it. */
  readonly path: string
  readonly routes: readonly [Route, ...Route[]]
}

/** What the same function serves behind the same authorizer. */
const behind = ({ capability, audience }: Route): string => `${capability} ${audience === 'public'}`

const groupedBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const found = groups.get(keyOf(item))
    if (found) found.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}

/** The methods of one path, as one route of the API. */
const places = (): Place[] =>
  groupedBy(Object.values(routes), (route) => `${route.path} ${behind(route)}`).map((methods) => ({
    path: methods[0].path,
    routes: methods,
  }))

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
const isFixed = ({ path }: Place): boolean => !path.endsWith('}')
/** Many functions share these; below them everything is of one room. */
const isShared = (parent: string): boolean => ['/api', '/api/admin'].includes(parent)

/**
 * Paths that differ in their last word alone are one route of the API as well, with a variable for the word, by which
 * the function tells them apart (`contractKeyOf`): a stack holds 500 resources. Of several functions below one path
 * one alone has the variable, and none where the contracts have one there.
 */
function placesInFamilies(): Place[] {
  const all = places()
  const taken = new Set(all.filter((place) => !isFixed(place)).map(({ path }) => parentOf(path)))
  const families = groupedBy(
    all.filter((place) => isFixed(place) && !isShared(parentOf(place.path))),
    ({ path, routes: [first] }) => `${parentOf(path)} ${behind(first)}`,
  )
  const largestFirst = families.toSorted((a, b) => b.length - a.length)
  const merged = new Map<Place, Place>()
  for (const family of largestFirst) {
    const [{ path, routes: first }, ...others] = family
    const parent = parentOf(path)
    if (others.length === 0 || taken.has(parent)) continue
    taken.add(parent)
    const whole = {
      path: `${parent}/{${leafParameter}}`,
      routes: [...first, ...others.flatMap((place) => place.routes)] as const,
    }
    for (const place of family) merged.set(place, whole)
  }
  return [...new Set(all.map((place) => merged.get(place) ?? place))]
}

/** One method where all routes of a place have it; the function tells them apart. */
const methodOf = ({ routes: [first, ...others] }: Place): HttpMethod =>
  others.every(({ method }) => method === first.method) ? HttpMethod[first.method] : HttpMethod.ANY

/** The HTTP API: a route for every contract; all but the public ones behind the JWT authorizer. */
export class Api extends Construct {
  readonly httpApi: HttpApi

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id)
    this.httpApi = new HttpApi(this, 'HttpApi', {
      description: 'Nordgate',
      createDefaultStage: false,
    })
    const authorizer = new HttpUserPoolAuthorizer('UserPool', props.userPool, {
      userPoolClients: [props.userPoolClient],
    })
    const logged = new Set<Capability>()
    const integrations = new Map(
      Object.entries(props.handlers).map(([capability, handler]) => [
        capability,
        // a permission for each function, not for each route: a stack holds 500 resources
        new HttpLambdaIntegration(capability, handler.function, { scopePermissionToRoute: false }),
      ]),
    )
    for (const { capability, audience } of Object.values(routes)) {
      if (isOfDesk(audience)) logged.add(capability)
    }
    for (const capability of logged) {
      grantTable(props.handlers[capability], props.deskLog, ['PutItem'])
    }
    for (const handler of Object.values(props.handlers)) {
      handler.function.addEnvironment('ORIGIN_SECRETS', props.originSecrets.taken)
    }
    for (const place of placesInFamilies()) {
      const { capability, audience } = place.routes[0]
      const integration = integrations.get(capability)
      if (integration === undefined) throw new Error(`nobody serves ${capability}`)
      this.httpApi.addRoutes({
        path: place.path,
        methods: [methodOf(place)],
        integration,
        ...(audience === 'public' ? {} : { authorizer }),
      })
    }
    const webhook = this.httpApi.addRoutes({
      path: stripeWebhook.path,
      methods: [HttpMethod[stripeWebhook.method]],
      integration: new HttpLambdaIntegration('stripe', props.onStripeEvent.function),
    })
    const accessLog = this.addStage(webhook)
    const { alarms, handlers } = props
    new ApiAlarms(this, 'Alarms', { alarms, httpApi: this.httpApi, accessLog, handlers })
  }

  private addStage(webhook: readonly HttpRoute[]): LogGroup {
    const accessLog = new LogGroup(this, 'AccessLog', { retention: RetentionDays.THREE_MONTHS })
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      autoDeploy: true,
      throttle: { rateLimit: 100, burstLimit: 200 },
    })
    // its limits name the route
    stage.node.addDependency(...webhook)
    const resource = stage.node.defaultChild
    if (!(resource instanceof CfnStage)) throw new Error('the stage has no CloudFormation resource')
    resource.routeSettings = {
      [`${stripeWebhook.method} ${stripeWebhook.path}`]: webhookThrottle,
    }
    resource.accessLogSettings = {
      destinationArn: accessLog.logGroupArn,
      // no query strings, no bodies, no addresses: what was asked, how it ended, how long it took
      format: Stack.of(this).toJsonString({
        requestId: '$context.requestId',
        time: '$context.requestTime',
        routeKey: '$context.routeKey',
        method: '$context.httpMethod',
        status: '$context.status',
        latencyMs: '$context.responseLatency',
        error: '$context.error.message',
        integrationStatus: '$context.integrationStatus',
        integrationError: '$context.integrationErrorMessage',
      }),
    }
    return accessLog
  }
}
