import { isDeepStrictEqual } from 'node:util'
import { routes } from '@andon/contract/player-api/routes'
import type { Plugin } from 'vite'
import { routesOf } from '../app/api/routes-of.ts'

/** Pages load these calls with what uses them (`useLateCalls` of `app/page/services.tsx`). */
const { support: _, notices: __, loyalty: ___, ...early } = routes

const reader = new URL('../app/api/routes-of.ts', import.meta.url).pathname

/** Sends the table of routes, which every page begins with, to browsers as one short text: most calls are named like the end of their path. */
export function compactRoutes(): Plugin {
  return {
    name: 'compact-routes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_code, id) {
      if (!id.endsWith('/contract/src/player-api/routes.ts')) return
      const compact = compactText()
      if (!isDeepStrictEqual(routesOf(compact), early)) throw new Error('a route cannot be written compactly')
      return {
        code: `import { routesOf } from ${JSON.stringify(reader)}\nexport const routes = routesOf(${JSON.stringify(compact)})`,
        map: null,
      }
    },
  }
}

/** `identity !login:login !login/*logout login/*status`: `!` is POST, `*` a path that ends with the name, `:` any other. */
function compactText(): string {
  return Object.entries(early)
    .map(([module, calls]) => [module, ...Object.entries(calls).map(callText)].join(' '))
    .join(';')
}

function callText([name, route]: [string, string]): string {
  const [method, path = ''] = route.replace(' /ajax/', ' ').split(' ')
  const ending = path.endsWith(`/${name}`)
  return `${method === 'POST' ? '!' : ''}${ending ? path.slice(0, -name.length) : path}${ending ? '*' : ':'}${name}`
}
