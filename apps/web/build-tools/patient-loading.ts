import { join } from 'node:path'
import type { Plugin } from 'vite'

const app = join(import.meta.dirname, '../app')
const helper = join(app, 'page/connection.ts')
const dynamicImport = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g

/** In the router's own files: what it does when the network fails, or what is not used, and what it does instead. `entry.client.tsx` provides `window.untilLoaded`. */
const routerChanges = [
  {
    // It would reload the page, which throws the site away while there is no connection.
    file: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/,
    from: /try \{\s*let routeModule = await import\(.*window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);\s*\}/s,
    to: [
      // with what it imports, which the browser would fetch only after it
      'let files = [route.module, ...(route.imports ?? [])]',
      'let load = async () => (await Promise.all(files.map((file) => import(/* @vite-ignore */ file))))[0]',
      'return (routeModulesCache[route.id] = await window.untilLoaded(load))',
    ].join(';\n'),
  },
  {
    // It would replace the page by its error notice.
    file: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/single-fetch\.js$/,
    from: /let res = await fetch\(url, await createRequestInit\(request\)\)/,
    to: [
      'let init = await createRequestInit(request)',
      'let send = () => fetch(url, init)',
      'let res = await (request.method === "GET" ? window.untilLoaded(send, request) : send())',
    ].join(';\n'),
  },
  {
    // It would fetch routes as links appear: react-router.config.ts puts them all in the first manifest.
    file: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/fog-of-war\.js$/,
    from: /function getPatchRoutesOnNavigationFunction\(.*?(?=function getManifestPath\()/s,
    to: 'function getPatchRoutesOnNavigationFunction() {}\nfunction useFogOFWarDiscovery() {}\n',
  },
]

/** Sends every load of the client that can fail with the network through `untilLoaded`: route modules, route data and `import()`. */
export function patientLoading(): Plugin {
  const changed = new Set<RegExp>()
  return {
    name: 'patient-loading',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = id.split('?')[0] ?? id
      const change = routerChanges.find(({ file }) => file.test(path))
      if (change) {
        if (!change.from.test(code)) this.error(`the router has changed: ${path} needs another replacement`)
        changed.add(change.file)
        return { code: code.replace(change.from, change.to), map: null }
      }
      if (!path.startsWith(app) || !code.includes('import(')) return null
      const patient = code.replace(dynamicImport, 'untilLoaded(() => import($1$2$1))')
      return { code: `import { untilLoaded } from ${JSON.stringify(helper)}\n${patient}`, map: null }
    },
    buildEnd(error) {
      const missing = routerChanges.filter(({ file }) => !changed.has(file))
      if (!error && missing.length > 0) this.error(`the router has moved its files: ${missing.map(({ file }) => file)}`)
    },
  }
}
