import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { sitePaths } from '../frontend/build/site-paths.ts'
import { BudgetStack } from './budget-stack.ts'
import { EdgeStack } from './edge-stack.ts'
import { NordgateStack } from './stack.ts'

const app = new App()
const siteFolder = join(import.meta.dirname, '../dist/site')
if (!existsSync(siteFolder)) {
  process.stderr.write('dist/site is missing: run `npm run build` first.\n')
  process.exit(1)
}

const alarmMail = app.node.getContext('nordgate:alarmMail')
const edge = new EdgeStack(app, 'NordgateEdge', { env: { region: 'us-east-1' } })
new NordgateStack(app, 'Nordgate', {
  // Stockholm: personal data stays in the EU, near the three monopolies
  env: { region: 'eu-north-1' },
  webAclArn: edge.webAclArn,
  siteFolder,
  sitePaths: sitePaths(),
  mailFrom: app.node.getContext('nordgate:mailFrom'),
  alarmMail,
  contactMail: app.node.getContext('nordgate:contactMail'),
  webhookConcurrency: app.node.getContext('nordgate:webhookConcurrency'),
  originSecrets: app.node.getContext('nordgate:originSecrets'),
})
new BudgetStack(app, 'NordgateBudget', {
  env: { region: 'us-east-1' },
  alarmMail,
  monthlyBudgetUsd: app.node.getContext('nordgate:monthlyBudgetUsd'),
})
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()
