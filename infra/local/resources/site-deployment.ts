import * as z from 'zod'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

/** The upload of the site's files; locally the folder itself is served and no function runs. */
export const siteDeploymentKind = defineResource({
  type: 'Custom::CDKBucketDeployment',
  properties: z.strictObject({
    SourceObjectKeys: z.array(z.string()),
    DestinationBucketName: z.string(),
    DestinationBucketKeyPrefix: z.string().optional(),
    UserMetadata: z.record(z.string(), z.string()).optional(),
    SystemMetadata: z.record(z.string(), z.string()).optional(),
    ServiceToken: withoutEffect('the function that copies files is not run'),
    SourceBucketNames: withoutEffect('the folder of the asset is used'),
    SourceMarkers: withoutEffect('the site\u2019s files hold no deploy-time values'),
    WaitForDistributionInvalidation: withoutEffect('nothing is cached locally'),
    DistributionId: withoutEffect('nothing is cached locally'),
    DistributionPaths: withoutEffect('nothing is cached locally'),
    OutputObjectKeys: withoutEffect('nothing reads them'),
    Exclude: withoutEffect('several deployments of one folder differ in caching only'),
    Include: withoutEffect('several deployments of one folder differ in caching only'),
    Prune: withoutEffect('the folder holds the files of one version'),
    RetainOnDelete: withoutEffect('nothing deletes the stack locally'),
  }),
})
