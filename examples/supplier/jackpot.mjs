// A jackpot that rounds for real money fill and win. Its meter counts millionths of a yen, so that nothing is lost by rounding; the operator keeps the money, in an account for the meter and one for the reserve.
import { randomInt } from 'node:crypto'

const million = 1_000_000
const name = 'paper-lantern'
const reserve = `${name}.reserve`
const seed = 500
const cap = Number(process.env.JACKPOT_CAP ?? 5_000)
/** Millionths of a stake: what raises the meter, and what is kept for the next seed. With this seed and cap they return what they take. */
const shares = { meter: 4_500, reserve: 500 }
/** The meter at which it is won lies anywhere between seed and cap, so a mean prize of (cap + seed) ÷ 2 is paid for every (cap − seed) ÷ 2 that came in. */
const rtp = `${shares.meter * (cap + seed)}/${million * (cap - seed)}`
const tellEveryMs = 1_000
const renewEveryMs = 15_000 // the operator forgets a meter that it does not hear of for a minute

/** `kept`: what the disk has of it, of an earlier start. The caller writes `state()` to disk together with what a round owes. */
export function openJackpot({ kept, games, tell }) {
  const pot = kept ?? { meter: seed * million, reserve: 0, hits: 0 }
  let told
  let toldAt = 0
  async function tellMeter() {
    const amount = Math.floor(pot.meter / million)
    if (amount === told && Date.now() - toldAt < renewEveryMs) return
    const about = {
      jackpot: name,
      name: { ja: '折り紙の灯り', en: 'Paper Lantern' },
      level: 'MINI',
      currency: 'JPY',
      games,
    }
    const rules = { seed, mustDropAt: cap, shareOfStake: '1/200', increment: '9/2000', rtp }
    const reply = await tell({ at: Date.now(), jackpots: [{ ...about, ...rules, amount }] })
    if (reply?.status === 'OK') [told, toldAt] = [amount, Date.now()]
  }
  setInterval(tellMeter, tellEveryMs)
  return {
    state: () => pot,
    /** What of a stake goes where, as the bet states it. */
    contributionsOf: (stake) => [
      { jackpot: name, millionths: stake * shares.meter },
      { jackpot: reserve, millionths: stake * shares.reserve },
    ],
    /**
     * Draws a round whose bet was accepted: one that adds d to the meter wins with chance d ÷ (cap − meter), certainly at the cap. Returns the prize for its win, and the move that the reserve
     * owes the next meter.
     */
    draw: (stake) => {
      const added = stake * shares.meter
      const left = cap * million - pot.meter
      const isWon = added >= left || randomInt(left) < added
      pot.meter += added
      pot.reserve += stake * shares.reserve
      if (!isWon) return {}
      const amount = Math.min(cap, Math.floor(pot.meter / million))
      const fromReserve = Math.min(pot.reserve, seed * million) // the operator advances what it lacks
      pot.meter += seed * million - amount * million
      pot.reserve -= fromReserve
      pot.hits += 1
      const move = { transactionId: `${name}.seed.${pot.hits}`, kind: 'seed', from: reserve, to: name, currency: 'JPY' }
      return { prize: { id: name, amount }, move: fromReserve > 0 ? { ...move, millionths: fromReserve } : undefined }
    },
  }
}
