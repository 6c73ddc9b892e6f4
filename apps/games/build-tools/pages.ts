import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Title } from '@andon/arcade/titles/title'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/** Each folder of `src/titles` with a `title.ts` is a title; its name is the game code. */
export const titles: readonly string[] = readdirSync(join(root, 'src/titles')).filter((code) =>
  existsSync(join(root, 'src/titles', code, 'title.ts')),
)

/** The page of each title, `/<code>/`, made from `page.html`. Its name and its dialect are the server's. */
export const pageInputs = Object.fromEntries(titles.map((code) => [code, pagePath(code)]))

export function pages(): Plugin {
  const codes = new Map(titles.map((code) => [pagePath(code), code]))
  return {
    name: 'title-pages',
    enforce: 'pre',
    resolveId: (id) => (codes.has(id) ? id : null),
    load: async (id) => {
      const code = codes.get(id)
      return code === undefined ? null : pageOf(code)
    },
  }
}

async function pageOf(code: string): Promise<string> {
  const { title } = (await import(`@andon/arcade/titles/${code}/index`)) as { title: Title } // the title kit tests each folder
  return readFileSync(join(root, 'page.html'), 'utf8')
    .replaceAll('%name%', title.name.ja)
    .replaceAll('%code%', code)
    .replace('%dialect%', title.dialect ?? 'vanguard')
}

function pagePath(code: string): string {
  return join(root, code, 'index.html')
}
