import type { Title } from '../../shell/scene.ts'
import { loadRafts, loadSymbols, loadTone, toneParts } from './drawings.ts'
import { createScene } from './scene.ts'
import { symbolNames, textsIn } from './texts.ts'

/** Lanterns on a river at night; free spins are at dawn. */
export const lanternRiver: Title = {
  gameCode: 'lantern-river',
  load: async (language, progress) => {
    const count = symbolNames.length + toneParts.length + 5
    let loaded = 0
    const onLoaded = () => progress(++loaded / count)
    const [symbols, night, rafts] = await Promise.all([
      loadSymbols(symbolNames, onLoaded),
      loadTone('night', onLoaded),
      loadRafts(onLoaded),
    ])
    return { texts: textsIn(language), createScene: (setting) => createScene(setting, { symbols, night, rafts }) }
  },
}
