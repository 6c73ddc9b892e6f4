import { ConnectionLost } from '@andon/web-kit/client'
import type { Balance } from './balance.ts'
import { createPauses, type Line, triesMax } from './line.ts'

/**
 * Reads the balance when the host asks for it, between rounds only: a round brings its own. Without a reply it is read again, and nothing stops the player meanwhile.
 * Throws the arcade's refusals, and at last the lost connection.
 */
export async function refreshBalance({
  balance,
  isBusy,
  line,
}: {
  balance: Balance
  isBusy: () => boolean
  line: Line
}): Promise<void> {
  const pauses = createPauses(line)
  for (let attempt = 1; !isBusy(); attempt++) {
    try {
      const amount = await balance.read()
      if (!isBusy()) balance.set(amount)
      return
    } catch (error) {
      if (!(error instanceof ConnectionLost) || attempt >= triesMax) throw error
    }
    await pauses.next()
  }
}
