import type { ResourceKind } from '../template/resource-kind.ts'
import { bucketKind } from './bucket.ts'
import { distributionKind, responseHeadersPolicyKind, viewerFunctionKind } from './distribution.ts'
import { emailIdentityKind } from './email-identity.ts'
import { eventSourceMappingKind, functionKind, permissionKind } from './function.ts'
import { apiKind, authorizerKind, integrationKind, routeKind, stageKind } from './http-api.ts'
import { kmsKeyKind } from './kms-key.ts'
import { malwareProtectionPlanKind } from './malware-protection-plan.ts'
import { queueKind } from './queue.ts'
import { bucketPolicyKind, queuePolicyKind } from './resource-policies.ts'
import { policyKind, roleKind } from './role.ts'
import { ruleKind } from './rule.ts'
import { secretKind } from './secret.ts'
import { siteDeploymentKind } from './site-deployment.ts'
import { tableKind } from './table.ts'
import { userPoolClientKind, userPoolGroupKind, userPoolKind } from './user-pool.ts'
import { kindsWithoutLocalEffect } from './without-local-effect.ts'

const kinds: readonly ResourceKind[] = [
  tableKind,
  bucketKind,
  bucketPolicyKind,
  queueKind,
  queuePolicyKind,
  ruleKind,
  malwareProtectionPlanKind,
  roleKind,
  policyKind,
  functionKind,
  permissionKind,
  eventSourceMappingKind,
  apiKind,
  stageKind,
  routeKind,
  integrationKind,
  authorizerKind,
  userPoolKind,
  userPoolClientKind,
  userPoolGroupKind,
  emailIdentityKind,
  secretKind,
  kmsKeyKind,
  distributionKind,
  responseHeadersPolicyKind,
  viewerFunctionKind,
  siteDeploymentKind,
  ...kindsWithoutLocalEffect,
]

const byType = new Map(kinds.map((kind) => [kind.type, kind]))

/** How the local cloud serves a resource type; undefined when it does not know it. */
export const kindOf = (type: string): ResourceKind | undefined => byType.get(type)
