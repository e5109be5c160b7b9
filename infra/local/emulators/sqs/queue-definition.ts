export interface QueueDefinition {
  name: string
  /** default 30 s */
  visibility_timeout_s?: number
  /** default 0 s */
  delay_s?: number
  /** default 4 days */
  retention_s?: number
  redrive?: { dead_letter_queue: string; max_receive_count: number }
}

export interface QueueMessage {
  message_id: string
  /** proof of this receipt: delete or release with it */
  receipt: string
  body: string
  /** SQS system attributes, e.g. ApproximateReceiveCount, SentTimestamp */
  attributes: Record<string, string>
  message_attributes: Record<
    string,
    { DataType: string; StringValue?: string; BinaryValue?: string }
  >
  md5_of_body: string
}
