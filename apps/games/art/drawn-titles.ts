import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface DrawnTitle {
  readonly code: string
  readonly folder: string
  /** A title's drawings by file path: what `pictures.ts` in its folder exports. */
  readonly pictures: Pictures
}

export type Pictures = Readonly<Record<string, () => string>>

/** Every title with drawings: each folder beside this file that has a `pictures.ts`. */
export async function drawnTitles(): Promise<DrawnTitle[]> {
  const codes = readdirSync(import.meta.dirname).filter((name) =>
    existsSync(join(import.meta.dirname, name, 'pictures.ts')),
  )
  return Promise.all(
    codes.map(async (code) => {
      const { pictures } = (await import(`./${code}/pictures.ts`)) as { pictures: Pictures } // the pictures test checks each
      return { code, folder: join(import.meta.dirname, code), pictures }
    }),
  )
}

/** File paths for drawings of one folder. */
export function inFolder(folder: string, drawings: Pictures): Pictures {
  return Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${folder}/${name}.svg`, draw]))
}
