type Routes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads a table of routes that `build-tools/compact-routes.ts` has written: modules by `;`, their calls by spaces. */
export function routesOf(compact: string): Routes {
  return Object.fromEntries(
    compact.split(';').map((line) => {
      const [module = '', ...calls] = line.split(' ')
      return [module, Object.fromEntries(calls.map(callOf))]
    }),
  )
}

function callOf(call: string): [string, string] {
  const [, post, path, mark, name = ''] = /(!?)([^*:]*)([*:])(.*)/.exec(call) ?? []
  return [name, `${post ? 'POST' : 'GET'} /ajax/${path}${mark === '*' ? name : ''}`]
}
