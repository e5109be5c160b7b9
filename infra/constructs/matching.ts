import { Duration } from 'aws-cdk-lib'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantIndex, grantQueue, grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Tables } from './tables.ts'

export interface MatchingProps {
  readonly alarms: Alarms
  readonly tables: Tables
}

const workTime = Duration.minutes(5)

/** Matches of products and tenders: computed when either changes, read by the site. */
export class Matching extends Construct {
  /** Changed portfolios and tenders, to be matched again. */
  readonly changes: IQueue
  readonly http: AppFunction
  readonly worker: AppFunction

  constructor(scope: Construct, id: string, { alarms, tables }: MatchingProps) {
    super(scope, id)
    const work = new WorkQueue(this, 'Changes', {
      handlerTimeout: workTime,
      userImpact: 'Matches of some producers are out of date.',
      alarms,
    })
    this.changes = work.queue
    this.http = this.reader(alarms, tables)
    this.worker = this.makeWorker(alarms, tables)
  }

  /** Tells this queue of every portfolio that was matched again. */
  announceTo(setting: 'ENQUIRY_QUEUE_URL' | 'NOTICE_QUEUE_URL', queue: IQueue): void {
    grantQueue(this.worker, setting, queue)
  }

  private reader(alarms: Alarms, tables: Tables): AppFunction {
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/matching/http.ts',
      userImpact: 'Producers cannot see their matches.',
      memorySize: 1024,
      alarms,
      environment: {},
    })
    grantSecurityState(http, tables)
    grantTable(http, tables.matches, ['GetItem', 'Query', 'UpdateItem'])
    grantTable(http, tables.products, ['GetItem', 'BatchGetItem', 'Query'])
    grantTable(http, tables.portfolios, ['GetItem', 'UpdateItem'])
    grantTable(http, tables.tenders, ['GetItem', 'BatchGetItem'])
    grantIndex(http, tables.tenders, 'by_deadline')
    grantTable(http, tables.markets, ['Scan'])
    grantTable(http, tables.accessPlans, ['GetItem'])
    return http
  }

  private makeWorker(alarms: Alarms, tables: Tables): AppFunction {
    const worker = new AppFunction(this, 'OnChange', {
      entry: 'functions/matching/on-change.ts',
      userImpact: 'Matches of some producers are out of date.',
      memorySize: 1769,
      timeout: workTime,
      alarms,
      environment: {},
    })
    worker.consume(this.changes, { batchSize: 10, maxConcurrency: 7 })
    grantTable(worker, tables.matches, ['GetItem', 'UpdateItem'])
    grantTable(worker, tables.products, ['Query'])
    grantTable(worker, tables.portfolios, ['GetItem', 'Scan', 'UpdateItem'])
    grantTable(worker, tables.tenders, ['GetItem', 'BatchGetItem'])
    grantIndex(worker, tables.tenders, 'by_deadline')
    grantQueue(worker, 'MATCHING_QUEUE_URL', this.changes)
    return worker
  }
}
