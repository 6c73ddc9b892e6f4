import { runOperator } from '../../tools/operator.ts'
import type { Asked, Replied } from './operator.ts'

/** Runs the operator commands that the parent process sends, on the server of this environment. */
process.on('message', async ({ id, args }: Asked) => {
  const answer = (reply: Omit<Replied, 'id'>) => process.send?.({ id, ...reply } satisfies Replied)
  try {
    answer({ printed: await runOperator(args, process.env) })
  } catch (error) {
    answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
