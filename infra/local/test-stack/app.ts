import { App } from 'aws-cdk-lib'
import { NotesStack } from './notes-stack.ts'

const app = new App({ outdir: process.env.CDK_OUTDIR ?? 'cdk.out' })
new NotesStack(app)
app.synth()
