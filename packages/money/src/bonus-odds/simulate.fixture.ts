import type { BonusPlay } from './bonus-odds.ts'
import { requiredFor, roundsFor } from './bonus-odds.ts'
import type { RoundOdds } from './round-cells.ts'

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws from shares in constant time (Walker's alias method). */
export function drawer(pays: RoundOdds['pays'], random: () => number): () => number {
  const count = pays.length
  const total = pays.reduce((sum, [, share]) => sum + share, 0)
  const scaled = pays.map(([, share]) => (share / total) * count)
  const [limit, alias] = [new Float64Array(count).fill(1), new Uint32Array(count)]
  const small = scaled.flatMap((one, at) => (one < 1 ? [at] : []))
  const large = scaled.flatMap((one, at) => (one < 1 ? [] : [at]))
  while (small.length > 0 && large.length > 0) {
    const [low, high] = [small.pop() as number, large.pop() as number] // both have one
    limit[low] = scaled[low] as number
    alias[low] = high
    scaled[high] = (scaled[high] as number) - (1 - (scaled[low] as number))
    ;((scaled[high] as number) < 1 ? small : large).push(high)
  }
  const wins = Float64Array.from(pays, ([multiple]) => multiple)
  return () => {
    const place = random() * count
    const at = Math.floor(place)
    return wins[place - at < (limit[at] as number) ? at : (alias[at] as number)] as number
  }
}

export interface Simulated {
  readonly met: number
  readonly keepsDeposit: number
  readonly cash: number
  readonly meanRounds: number
  readonly medianRounds: number
}

/** Plays bonuses one by one, pocket by pocket, as the terms say: written without the code that it checks. */
export function simulate(
  play: BonusPlay,
  { bonuses, seed, pays = play.odds.pays }: { bonuses: number; seed: number; pays?: RoundOdds['pays'] },
): Simulated {
  const random = seeded(seed)
  const draw = drawer(pays, random)
  const spin = play.bonus.kind === 'free-spins' ? drawer(play.bonus.odds.pays, random) : () => 0
  const { stake, maxConversion } = play
  const played = new Uint32Array(bonuses)
  let [met, keeps, cash] = [0, 0, 0]
  for (let one = 0; one < bonuses; one++) {
    let own = play.deposit
    let bonusMoney = play.bonus.kind === 'money' ? play.bonus.amount : 0
    let winnings = 0
    if (play.bonus.kind === 'free-spins')
      for (let left = play.bonus.rounds; left > 0; left--) winnings += spin() * play.bonus.stake
    const rounds = roundsFor(play, requiredFor(play, bonusMoney + winnings))
    let done = 0
    while (done < rounds && own + winnings + bonusMoney >= stake - 1e-9 && rounds > 0) {
      const ofOwn = Math.min(own, stake)
      const ofWinnings = Math.min(winnings, stake - ofOwn)
      const ofBonus = stake - ofOwn - ofWinnings
      const win = draw() * stake
      own += (win * ofOwn) / stake - ofOwn
      winnings += (win * (ofWinnings + ofBonus)) / stake - ofWinnings
      bonusMoney -= ofBonus
      done++
    }
    played[one] = done
    if (done < rounds || rounds === 0) continue
    const end = own + Math.min(winnings + bonusMoney, maxConversion ?? Number.POSITIVE_INFINITY)
    met++
    cash += end
    if (end >= play.deposit - 1e-9) keeps++
  }
  played.sort()
  const of = (sum: number) => sum / bonuses
  return {
    met: of(met),
    keepsDeposit: of(keeps),
    cash: of(cash),
    meanRounds: of(played.reduce((sum, rounds) => sum + rounds, 0)),
    medianRounds: played[Math.floor(bonuses / 2)] ?? 0,
  }
}
