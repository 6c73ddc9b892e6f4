import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sites } from '@andon/contract/sites'

const order = sites.flatMap(({ code, languages }) => languages.map((language) => ({ code, language })))

/** Writes a table of all pictures. */
export async function writeIndex(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.webp'))
  const names = [...new Set(files.map((file) => file.split('/').at(-1)?.replace('.webp', '') ?? ''))].sort()
  const rows = names.map(
    (name) => `| ${name} | ${order.map((place) => links(files, folderOf(place), name)).join(' | ')} |`,
  )
  const head = [
    `| page | ${order.map(({ code, language }) => `${code}, ${language}`).join(' | ')} |`,
    `|---|${order.map(() => '---|').join('')}`,
  ]
  await writeFile(join(folder, 'README.md'), `${introduction}\n${[...head, ...rows].join('\n')}\n`)
}

const introduction = `# Every page, as a picture

\`npm run screens\` takes these pictures from a temporary server: every page and important modal, in every brand and language, 1440 and 390 pixels
wide, some also on a phone on its side (844), with an account that has a history. \`round-…\` are whole rounds of live rooms, as strips of frames. Long pages are cut at 2,400 pixels; wide pictures are scaled down. \`npm run screens -- cashier limits\`
takes only those two; \`--site LEO\` and \`--language ja\` narrow it further.
`

const folderOf = ({ code, language }: (typeof order)[number]) => `${code.toLowerCase()}/${language}`

function links(files: readonly string[], place: string, name: string): string {
  const found = ['1440', '390', '844'].filter((width) => files.includes(`${place}/${width}/${name}.webp`))
  return found.map((width) => `[${width}](${place}/${width}/${name}.webp)`).join(' ') || '–'
}
