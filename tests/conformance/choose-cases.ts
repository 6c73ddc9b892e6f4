/** The groups with the cases whose title contains `only`, in any case; all without it. Throws if there is none. */
export function chosenCases<C extends { readonly title: string }>(
  groups: Readonly<Record<string, readonly C[]>>,
  only: string | undefined,
): Readonly<Record<string, readonly C[]>> {
  if (only === undefined) return groups
  const wanted = only.toLowerCase()
  const found = Object.entries(groups)
    .map(([group, cases]) => [group, cases.filter(({ title }) => title.toLowerCase().includes(wanted))] as const)
    .filter(([, cases]) => cases.length > 0)
  if (found.length === 0) throw new Error(`--only ${only}: no case has this in its title, see --list`)
  return Object.fromEntries(found)
}

/** One line a title, below its group. */
export function listCases(groups: Readonly<Record<string, readonly { readonly title: string }[]>>): string {
  const blocks = Object.entries(groups).map(([group, cases]) =>
    [group, ...cases.map(({ title }) => `  ${title}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

/** The value of `--at-once`. */
export function readCount(text: string): number {
  if (!/^([1-9]|[1-4]\d|50)$/.test(text)) throw new Error(`--at-once ${text}: expected a whole number from 1 to 50`)
  return Number(text)
}
