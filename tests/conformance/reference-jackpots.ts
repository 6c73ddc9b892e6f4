type Fields = Record<string, unknown>

const isId = (value: unknown) => typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value)
const isWhole = (value: unknown, least: number) => Number.isSafeInteger(value) && Number(value) >= least

/** What of a stake goes into jackpots: of no effect on the player's money. */
export const isContributions = (value: unknown, { amount }: Fields) => {
  if (value === undefined) return true
  if (!Array.isArray(value) || value.length > 8) return false
  const areParts = value.every((one) => isId(one?.jackpot) && isWhole(one.millionths, 1))
  return areParts && value.reduce((sum, one) => sum + one.millionths, 0) <= Number(amount) * 1e6
}

/** What a jackpot pays; at least `least`. */
export const isJackpot = (least: number) => (value: unknown) =>
  value === undefined ||
  (isId(Object(value).id) && isWhole(Object(value).amount, least) && Object(value).amount <= 1e12)

export const moveFields: Record<string, (value: unknown, fields: Fields) => boolean> = {
  transactionId: isId,
  kind: (value) => value === 'seed' || value === 'overflow' || value === 'retired',
  from: isId,
  to: (value, { from }) => isId(value) && value !== from,
  millionths: (value) => isWhole(value, 1),
  currency: (value) => value === 'JPY',
}

/** What each jackpot holds, in millionths, by supplier and name. */
const pots = new Map<string, number>()

function fill(supplier: string, jackpot: unknown, millionths: number): void {
  const name = `${supplier} ${jackpot}`
  pots.set(name, (pots.get(name) ?? 0) + millionths)
}

/** A bet's contributions, or their return. */
export function contribute(supplier: string, { contributions }: Fields, sign: 1 | -1): void {
  if (Array.isArray(contributions)) for (const one of contributions) fill(supplier, one.jackpot, sign * one.millionths)
}

export function payPrize(supplier: string, { jackpot }: Fields): void {
  if (jackpot) fill(supplier, Object(jackpot).id, -1e6 * Number(Object(jackpot).amount))
}

/** False: it holds less. */
export function moved(supplier: string, { from, to, millionths }: Fields): boolean {
  const amount = Number(millionths)
  if ((pots.get(`${supplier} ${from}`) ?? 0) < amount) return false
  fill(supplier, from, -amount)
  fill(supplier, to, amount)
  return true
}
