import type { Language } from '@andon/contract/languages'

/** A large number in two digits: `9.2億`, `34K`, `1,200`. */
export function aboutOf(value: number, language: Language): string {
  const digits = { maximumSignificantDigits: 2 }
  const notation = value < 10_000 ? ('standard' as const) : ('compact' as const)
  return new Intl.NumberFormat(language, { ...digits, notation }).format(value)
}
