import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@andon/contract/languages'
import { build, type Plugin } from 'vite'

/** Bundles the service worker after the client, whose files it may cache, to `build/service-worker/service-worker.js`. The server serves it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr', // built after the client, and may add files to it
    async closeBundle() {
      const root = join(import.meta.dirname, '..')
      const assets = join(root, 'build/client/assets')
      if (!existsSync(assets)) throw new Error('the service worker needs the client’s build')
      const names = readdirSync(assets).filter((name) => !/\.(br|gz|map)$/.test(name))
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        define: {
          builtFiles: JSON.stringify(names.sort().map((name) => `/assets/${name}`)),
          languages: JSON.stringify(languageCodes),
        },
        build: {
          outDir: join(root, 'build/service-worker'),
          emptyOutDir: true,
          target: 'es2022',
          copyPublicDir: false,
          lib: {
            entry: join(root, 'service-worker/service-worker.ts'),
            formats: ['iife'],
            name: 'worker',
            fileName: () => 'service-worker.js',
          },
        },
      })
    },
  }
}
