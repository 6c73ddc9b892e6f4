/** The address of a game, with placeholders in braces. */
export interface LaunchTemplate {
  readonly by: 'template'
  readonly real: string
  /** Absent: `real`, with the mode in it. */
  readonly demo?: string
  /** How long the token in the address is valid. */
  readonly tokenSeconds: number
}

/** The placeholders that a template may contain; each is filled in percent-encoded. In a demo those for real play are empty. */
export const launchPlaceholders = [
  'gameCode',
  'supplierGameCode',
  'token',
  /** `ja` or `en`. */
  'language',
  /** `real` or `demo`. */
  'mode',
  /** ISO 4217, such as `JPY`. */
  'currency',
  /** Two capital letters of the player's country, or of the visitor's address; empty if not known. */
  'country',
  /** Origin of the page around the game. */
  'host',
  /** Pages of the site: its home, the cashier and the player's rounds; the last two are empty in a demo. */
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

/** Parameters of the query or the fragment that are nothing but a placeholder without a value are left out. */
export function fillTemplate(template: string, values: LaunchValues): string {
  const valueFor = (name: string) => values[name as LaunchPlaceholder] // a template with another placeholder is refused when it is read
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueFor(name)))
  const isEmpty = (pair: string) => valueFor(/^[\w.-]+=\{(\w+)\}$/.exec(pair)?.[1] ?? 'host') === ''
  const fillPairs = (pairs: string) =>
    fill(
      pairs
        .split('&')
        .filter((pair) => !isEmpty(pair))
        .join('&'),
    )
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)#?(.*)$/.exec(template) ?? []
  const [search, hash] = [fillPairs(query), fillPairs(fragment)]
  return new URL(fill(path) + (search && `?${search}`) + (hash && `#${hash}`)).href
}

/** The first placeholder that does not exist; undefined if all do. */
export function unknownPlaceholder(template: string): string | undefined {
  const names = [...template.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name)
  return names.find((name) => !launchPlaceholders.some((known) => known === name))
}
