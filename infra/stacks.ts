import { type App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { sitePaths } from '../frontend/build/site-paths.ts'
import { BudgetStack } from './budget-stack.ts'
import { siteDomain } from './constructs/site-domain.ts'
import { EdgeStack } from './edge-stack.ts'
import { NordgateStack } from './stack.ts'

/** Every stack of the app as its context says; synthesis fails where a rule of AwsSolutions has no written exception. */
export function makeStacks(app: App, siteFolder: string) {
  const setting = (key: string) => app.node.getContext(`nordgate:${key}`)
  const domain = siteDomain(app.node)
  const alarmMail = setting('alarmMail')
  const edge = new EdgeStack(app, 'NordgateEdge', { env: { region: 'us-east-1' }, domain })
  const stack = new NordgateStack(app, 'Nordgate', {
    // Stockholm: personal data stays in the EU, near the three monopolies
    env: { region: 'eu-north-1' },
    webAclArn: edge.webAclArn,
    domain: edge.domain,
    siteFolder,
    sitePaths: sitePaths(),
    mailFrom: setting('mailFrom'),
    alarmMail,
    contactMail: setting('contactMail'),
    webhookConcurrency: setting('webhookConcurrency'),
    originSecrets: setting('originSecrets'),
  })
  new BudgetStack(app, 'NordgateBudget', {
    env: { region: 'us-east-1' },
    alarmMail,
    monthlyBudgetUsd: setting('monthlyBudgetUsd'),
  })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return { stack, edge }
}
