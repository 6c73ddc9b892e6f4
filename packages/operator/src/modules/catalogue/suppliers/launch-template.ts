/** The address of a game, with placeholders in braces. */
export interface LaunchTemplate {
  readonly by: 'template'
  readonly real: string
  /** Absent: `real`, with the mode in it. */
  readonly demo?: string
  /** How long the token in the address is valid. */
  readonly tokenSeconds: number
}

/** What a template may contain; each is filled in percent-encoded, and one without a value is empty. */
export const launchPlaceholders = [
  'gameCode',
  'supplierGameCode',
  'token',
  'language',
  /** `real` or `demo`. */
  'mode',
  'currency',
  'country',
  /** Origin of the page around the game. */
  'host',
  'lobbyUrl',
  'cashierUrl',
  'historyUrl',
  /** A past round to show. */
  'round',
  /** Minutes between reality checks; 0 without. */
  'realityMinutes',
] as const
export type LaunchPlaceholder = (typeof launchPlaceholders)[number]
export type LaunchValues = Readonly<Record<LaunchPlaceholder, string>>

/** Query parameters that stay empty are left out. */
export function fillTemplate(template: string, values: LaunchValues): string {
  const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name as LaunchPlaceholder]) : whole,
  )
  const url = new URL(filled)
  for (const [name, value] of [...url.searchParams]) if (value === '') url.searchParams.delete(name)
  return url.href
}

/** The first placeholder that does not exist; undefined if all do. */
export function unknownPlaceholder(template: string): string | undefined {
  const names = [...template.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name)
  return names.find((name) => !launchPlaceholders.some((known) => known === name))
}
