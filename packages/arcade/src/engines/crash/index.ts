import type { ConfigOf } from '../../game-config.ts'
import type { GameKind, Samples } from '../kind.ts'
import { crashRules } from './crash-rules.ts'
import { type CrashDisplay, crashDisplay } from './display.ts'
import { type CrashEvent, crashEvents } from './events.ts'

declare module '../kind.ts' {
  interface KindTypes {
    crash: { display: CrashDisplay; event: CrashEvent }
  }
}

export type CrashConfig = ConfigOf<'crash'>

/** Games of shared rounds in which a multiplier grows until it busts, and each bet leaves before that or is lost. */
export const kind: GameKind<'crash'> = {
  name: 'crash',
  rules: crashRules,
  display: crashDisplay,
  events: crashEvents,
  mechanicsOf: () => [{ id: 'crash', name: { ja: 'クラッシュ', en: 'crash' } }, 'cash-out'],
  paidBy: (event) => (event.type === 'left' ? event.amount : 0),
  /** Multiples are whole hundredths. */
  stakeUnitOf: () => 100,
  samples: { rounds: 3_000, choice: sampleChoice, action: sampleAction },
}

/** Automatic cash-outs of every size; in some rounds none. */
function sampleChoice(
  { presetAuto }: CrashDisplay,
  { sample }: { readonly sample: number },
): ReturnType<Samples<CrashDisplay, CrashEvent>['choice']> {
  const autos = [presetAuto, 10_000, 1200, 150, 101, 3000, null, 6000]
  const auto = autos[sample % autos.length] ?? null
  return auto === null ? null : { auto }
}

/** In some rounds one cash-out, with the time at which the server received it. */
function sampleAction(
  _display: CrashDisplay,
  { sample, actions }: { readonly sample: number; readonly actions: readonly unknown[] },
): ReturnType<Samples<CrashDisplay, CrashEvent>['action']> {
  return sample % 3 === 1 && actions.length === 0 ? { type: 'cashOut', atMs: (sample * 613) % 20_000 } : null
}
