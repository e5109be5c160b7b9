import { AssetHashType, DockerImage } from 'aws-cdk-lib'
import { type AssetCode, Code } from 'aws-cdk-lib/aws-lambda'
import { buildSync } from 'esbuild'
import { bundling, bundlingOf } from './bundling.ts'

/** The bundle of a function's file as an asset. The CDK's own bundling makes one file and cannot split it. */
export const functionCode = (entry: string): AssetCode =>
  Code.fromAsset(bundling.absWorkingDir, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // tells the assets apart; nothing runs in a container
      command: [entry],
      image: DockerImage.fromRegistry('none'),
      local: {
        tryBundle(folder) {
          buildSync(bundlingOf(entry, folder))
          return true
        },
      },
    },
  })
