import { setTimeout as sleep } from 'node:timers/promises'

export interface Broadcast {
  readonly messages: number
  readonly everyMs: number
  /** Characters of each message; those of one about a market unless given. */
  readonly length?: number
}

/** Processor time of this process, in ms, while it sends messages at a steady pace. */
export async function processorTimeOf(
  { messages, everyMs }: Broadcast,
  send: (number: number) => void,
): Promise<number> {
  const before = process.cpuUsage()
  const began = performance.now()
  for (let number = 0; number < messages; number++) {
    send(number)
    await sleep(Math.max(0, began + (number + 1) * everyMs - performance.now()))
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** As long as a message about one market. */
export const textOf = (number: number, length = 110): string => `${number} `.padEnd(length, 'x')
