import type { ArcadeClient } from './arcade-client.ts'
import type { Hud } from './hud/hud.ts'

/** The balance that the player sees. */
export interface Balance {
  amount(): number
  set(amount: number): void
  /** As the arcade has it; not shown. */
  read(): Promise<number>
}

export function createBalance({ arcade, hud }: { arcade: ArcadeClient; hud: Hud }, initial: number): Balance {
  let current = initial
  const set = (amount: number) => {
    current = amount
    hud.setBalance(amount)
  }
  return {
    amount: () => current,
    set,
    read: async () => (await arcade.call('balance', {})).balance,
  }
}
