import { expect, it } from 'vitest'
import { resolveStack } from '../template/resolved-stack.ts'
import { localizer } from './local-addresses.ts'

it('leads the distribution\u2019s own name and its domains to the local site', () => {
  const stack = resolveStack(
    {
      name: 'Wines',
      folder: '',
      assetPath: (key) => key,
      template: {
        Parameters: {},
        Resources: {
          Site: {
            Type: 'AWS::CloudFront::Distribution',
            Properties: {
              DistributionConfig: {
                Aliases: ['www.wines.example'],
                DefaultCacheBehavior: { TargetOriginId: 'Files' },
                Origins: [{ Id: 'Files', DomainName: 'files.s3.eu-north-1.amazonaws.com' }],
                Enabled: true,
              },
            },
          },
        },
      },
    },
    { stackName: 'Wines', queueEndpoint: '', secretValue: () => '', identifier: (id) => id },
  )
  const siteUrl = 'http://localhost:4600'
  const localize = localizer(stack, { siteUrl, cognito: 'http://cognito', s3: 'http://s3' })
  for (const name of ['wines-site.cloudfront.net', 'www.wines.example']) {
    expect(localize(`https://${name}/tenders`)).toBe(`${siteUrl}/tenders`)
  }
})
