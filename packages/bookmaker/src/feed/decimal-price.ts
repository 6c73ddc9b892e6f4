import { type Price, price } from '../model/price.ts'

/**
 * A vendor's decimal price as ours; digits after the third are cut off, never rounded up. Null for a text that is no price above 1: such an outcome cannot be bet
 * on. Numbers are read from their text, so that 1.1 is 1100 exactly.
 */
export function readDecimalPrice(text: string): Price | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) return null
  const thousandths = Number(whole) * 1000 + Number(part.slice(0, 3).padEnd(3, '0'))
  return thousandths > 1000 ? price(thousandths) : null
}

/** `1.85`, as feeds write prices. */
export const writeDecimalPrice = (of: Price): string => {
  const part = String(of % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return part === '' ? `${Math.trunc(of / 1000)}` : `${Math.trunc(of / 1000)}.${part}`
}
