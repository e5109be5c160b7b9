import { type BundlingOptions, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs'

/** How esbuild makes the bundle of every function; the local cloud bundles a changed function alike. */
export const bundling = {
  format: OutputFormat.ESM,
  target: 'node24',
  minify: true,
  keepNames: true,
  mainFields: ['module', 'main'],
  // bundled, so that laptop and cloud run the very same SDK
  externalModules: [],
  // CommonJS dependencies call require() for Node's own modules
  banner:
    "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
} satisfies BundlingOptions
