import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const order = ['leo/ja', 'leo/en', 'bee/ja', 'bee/en']

/** A table of everything there is a picture of. */
export async function writeIndex(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.webp'))
  const names = [...new Set(files.map((file) => file.split('/').at(-1)?.replace('.webp', '') ?? ''))].sort()
  const rows = names.map((name) => `| ${name} | ${order.map((place) => links(files, place, name)).join(' | ')} |`)
  const head = [`| page | ${order.map(titleOf).join(' | ')} |`, `|---|${order.map(() => '---|').join('')}`]
  await writeFile(join(folder, 'README.md'), `${introduction}\n${[...head, ...rows].join('\n')}\n`)
}

const introduction = `# Every page, as a picture

Taken by \`npm run screens\` from a house of its own: each page and important modal, in both brands and both languages, 1440 and 390 pixels
wide, with an account that has been lived in. Long pages are cut at 2,400 pixels; wide pictures are made smaller. \`npm run screens -- cashier
limits\` takes those two alone; \`--site LEO\`, \`--language ja\` narrow it further.
`

const titleOf = (place: string) => place.replace('/', ', ').replace('leo', 'LEO').replace('bee', 'BEE')

function links(files: readonly string[], place: string, name: string): string {
  const found = ['1440', '390'].filter((width) => files.includes(`${place}/${width}/${name}.webp`))
  return found.map((width) => `[${width}](${place}/${width}/${name}.webp)`).join(' ') || '–'
}
