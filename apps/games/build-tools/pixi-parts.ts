import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The package's index, which brings events, assets, text, filters and accessibility along: they register themselves, so a bundler keeps them. */
const index = fileURLToPath(import.meta.resolve('pixi.js'))
const lib = dirname(index)
/** Registers the kinds of textures and masks. */
const registration = join(lib, 'rendering/init.mjs')

/** Imports each name from the module of pixi that has it instead of from the index. Without it a game's first load is half as large again. */
export function pixiParts(): Plugin {
  const pixi = { moduleOf: exportsOf(readFileSync(index, 'utf8'), lib), registration }
  return {
    name: 'pixi-parts',
    enforce: 'pre',
    apply: 'build', // a development server bundles packages beforehand, and would have two copies
    transform: (code, id) => {
      if (!id.includes('/apps/games/src/') || !code.includes("from 'pixi.js'")) return null
      return code.replace(/import (type )?\{([^}]*)\} from 'pixi\.js'/g, (statement, type, names: string) =>
        type ? statement : importsOf(names, pixi),
      )
    },
  }
}

interface Modules {
  readonly moduleOf: ReadonlyMap<string, string>
  readonly registration: string
}

/** The statements that import these names, wherever the checkout is. */
export function importsOf(names: string, { moduleOf, registration }: Modules): string {
  const parts = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const module = moduleOf.get(name)
      if (module === undefined) throw new Error(`pixi.js exports no ${name}`)
      return `import { ${name} } from ${JSON.stringify(module)}` // its path may have an apostrophe
    })
  return [`import ${JSON.stringify(registration)}`, ...parts].join('; ')
}

/** Files by exported name, from lines such as `export { Sprite } from './scene/sprite/Sprite.mjs'`. */
export function exportsOf(source: string, folder: string): ReadonlyMap<string, string> {
  const found = source.matchAll(/export \{([^}]*)\} from '([^']*)'/g)
  return new Map(
    [...found].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name) => [name.trim(), join(folder, path)] as const),
    ),
  )
}
