import type { GameReply } from '@andon/arcade/game-api'
import { CallRefusal } from '@andon/web-kit/client'
import { freshSeed } from '../seeds/fresh-seed.ts'
import { openPage } from './dialogs.ts'
import { el } from './elements.ts'
import type { HistoryDeps } from './history-page.ts'

type Seeds = GameReply<'seeds'>

/** The seeds in use, and the steps with which the player changes them. */
export function openSeedsPage(deps: HistoryDeps): void {
  const content = el('div', { class: 'proof' })
  openPage(deps.messages, deps.messages.seedsTitle, [el('p', {}, deps.messages.seedsHow), content])
  const load = async () => {
    try {
      content.replaceChildren(...(await seedsInUse(deps, load)))
    } catch (error) {
      deps.onFailure(error)
    }
  }
  void load()
}

async function seedsInUse(deps: HistoryDeps, again: () => Promise<void>): Promise<HTMLElement[]> {
  const { messages, figures } = deps
  const reply = await deps.arcade.call('seeds', {})
  const { commitment, clientSeed, nextNonce } = reply.seeds
  const entries = [
    [messages.fairCommitment, commitment],
    [messages.fairYourSeed, clientSeed],
    [messages.seedsRounds, figures.number(nextNonce)],
  ] as const
  const facts = entries.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value)))
  return [
    el('h3', {}, messages.seedsInUse),
    el('dl', { class: 'facts' }, ...facts),
    el('h3', {}, messages.seedsNext),
    changeOf(deps, reply, again),
  ]
}

/**
 * The steps in their order: the arcade's commitment to the next server seed, then the player's own seed, then the button that uses both. A round that is open keeps the
 * seeds in use, which is said instead. `changed` is called when new seeds are in use.
 */
export async function changeSeeds(deps: HistoryDeps, changed: () => Promise<void>): Promise<HTMLElement> {
  return changeOf(deps, await deps.arcade.call('seeds', {}), changed)
}

function changeOf(deps: HistoryDeps, { seeds, openIn }: Seeds, changed: () => Promise<void>): HTMLElement {
  const { messages, language } = deps
  if (openIn) return el('p', { role: 'status' }, messages.roundOpenText(openIn.name[language]))
  const seed = el('input', {
    type: 'text',
    name: 'clientSeed',
    value: freshSeed(),
    maxlength: '64',
    autocomplete: 'off',
    spellcheck: 'false',
    required: true,
  })
  const fault = el('p', { class: 'fault', role: 'alert' })
  const hash = el('output', { class: 'seed-hash', 'aria-label': messages.seedsNextHash }, seeds.nextCommitment)
  const form = el(
    'form',
    { class: 'rotation', novalidate: true },
    el(
      'ol',
      { class: 'seed-steps' },
      el('li', {}, el('p', {}, messages.seedsNextHash), hash),
      el('li', {}, el('label', {}, messages.fairClientSeed, seed), fault),
      el('li', {}, el('button', { type: 'submit', class: 'act main-act' }, messages.seedsUse)),
    ),
  )
  let { nextCommitment } = seeds
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    fault.textContent = /^[\w.-]{1,64}$/.test(seed.value) ? '' : messages.fairSeedInvalid
    if (fault.textContent) return seed.focus()
    try {
      const reply = await deps.arcade.call('rotateSeeds', { clientSeed: seed.value, nextCommitment })
      deps.commitmentNotes.noteSeeds(reply.seeds)
      await changed()
    } catch (error) {
      if (!(error instanceof CallRefusal && error.code === 'SEEDS_CHANGED')) return deps.onFailure(error)
      const now = await deps.arcade.call('seeds', {})
      ;({ nextCommitment } = now.seeds)
      hash.textContent = nextCommitment
      fault.textContent = messages.seedsChanged
    }
  })
  return form
}
