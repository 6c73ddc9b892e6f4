import { marketById, readSpecifiers } from '@andon/bookmaker/rules'

/** The market and the specifiers of a line’s key, as `310|setnr=1|total=42.5`; null where we have no such market. */
export function readLine(key: string) {
  const bar = key.indexOf('|')
  const market = marketById(Number(bar < 0 ? key : key.slice(0, bar)))
  const specifiers = readSpecifiers(bar < 0 ? '' : key.slice(bar + 1))
  return market && specifiers ? { market, specifiers } : null
}
