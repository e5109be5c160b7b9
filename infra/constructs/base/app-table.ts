import { Table, type TableProps } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'

/** A table that knows the setting under which functions are given its name: `AuditLog` is `AUDIT_LOG_TABLE`. */
export class AppTable extends Table {
  readonly setting: string

  constructor(scope: Construct, id: string, props: TableProps) {
    super(scope, id, props)
    this.setting = `${id.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}_TABLE`
  }
}
