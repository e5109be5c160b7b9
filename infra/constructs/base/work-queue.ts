import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Alarms } from '../alarms.ts'

export interface WorkQueueProps {
  /** Longest time one message takes; the queue waits six times as long before it delivers again. */
  readonly handlerTimeout: Duration
  /** What a user suffers when messages end in the dead-letter queue. */
  readonly userImpact: string
  readonly alarms: Alarms
}

/** A queue with its dead-letter queue: three tries, then an alarm. */
export class WorkQueue extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id)
    const deadLetterQueue = new Queue(this, 'DeadLetterQueue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(props.handlerTimeout.toSeconds() * 6),
      deadLetterQueue: { queue: deadLetterQueue, maxReceiveCount: 3 },
    })
    props.alarms.onDeadLetters(this, deadLetterQueue, props.userImpact)
    // a message may fail once and wait for its second try
    const longest = Duration.seconds(props.handlerTimeout.toSeconds() * 6 + 15 * 60)
    props.alarms.onWaiting(this, this.queue, longest, props.userImpact)
  }
}
