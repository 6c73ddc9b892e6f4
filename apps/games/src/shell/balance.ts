import type { ArcadeClient } from './arcade-client.ts'
import type { Hud } from './hud/hud.ts'
import type { Scene } from './scene.ts'

/** The balance that the player sees. */
export interface Balance {
  amount(): number
  set(amount: number): void
  /** Reads the balance from the arcade; does not show it. */
  read(): Promise<number>
}

export function createBalance(
  { arcade, hud, scene }: { arcade: ArcadeClient; hud: Hud; scene: Pick<Scene, 'showBalance'> },
  initial: number,
): Balance {
  let current = initial
  const set = (amount: number) => {
    current = amount
    hud.setBalance(amount)
    scene.showBalance?.(amount)
  }
  return {
    amount: () => current,
    set,
    read: async () => (await arcade.call('balance', {})).balance,
  }
}
