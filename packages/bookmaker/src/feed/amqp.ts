import { type AsyncMessage, Connection, type ConsumerProps } from 'rabbitmq-client'

/** A queue that is read one message at a time, in order; the connection comes back by itself. */
interface Reading extends Pick<ConsumerProps, 'queue' | 'queueOptions' | 'queueBindings'> {
  /** `amqps://user:password@host:5671/%2Fvirtual%2Fhost`; the password may be empty. */
  readonly url: string
  readonly onMessage: (message: AsyncMessage) => void
  readonly onLost: () => void
}

/** Messages that the broker sends ahead of their acknowledgement. */
const prefetchCount = 200

/** Reads a queue until `close`. Resolves when the first message can arrive; rejects after ten seconds without a connection. */
export async function readQueue({ url, onMessage, onLost, ...queue }: Reading): Promise<{ close(): Promise<void> }> {
  const rabbit = new Connection({ url, heartbeat: 10, retryLow: 500 })
  const ready = Promise.withResolvers<void>()
  rabbit.on('error', onLost)
  const consumer = rabbit.createConsumer({ ...queue, concurrency: 1, qos: { prefetchCount } }, (message) => {
    onMessage(message)
  })
  consumer.on('error', onLost)
  consumer.on('ready', () => ready.resolve())
  const timer = setTimeout(() => ready.reject(new Error('no connection to the feed')), 10_000)
  async function close(): Promise<void> {
    clearTimeout(timer)
    await consumer.close()
    await rabbit.close()
  }
  try {
    await ready.promise
  } catch (error) {
    await close()
    throw error
  } finally {
    clearTimeout(timer)
  }
  return { close }
}
