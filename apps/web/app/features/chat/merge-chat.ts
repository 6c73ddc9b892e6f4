import type { ChatState } from './use-conversation.ts'

/**
 * Replies can arrive out of order; the one with the higher version counts. Older messages that were fetched before stay, unless so much was missed that
 * there is a gap: then they are fetched again when they are asked for. Whether an agent is online and how many wait do not depend on the conversation, so the latest reply counts.
 */
export function newerOf(known: ChatState | undefined, state: ChatState): ChatState {
  if (!known) return state
  if (known.version > state.version) {
    const { position: _, ...kept } = known
    return { ...kept, attended: state.attended, ...(known.state === 'open' ? positionOf(state, known) : {}) }
  }
  return joined(known, state)
}

const positionOf = (state: ChatState, known: ChatState) => {
  const position = state.position ?? known.position
  return position === undefined ? {} : { position }
}

/** A page of older messages in front of what is known. */
export function withEarlier(known: ChatState, page: ChatState): ChatState {
  const first = known.messages[0]?.version ?? 0
  return {
    ...known,
    messages: [...page.messages.filter(({ version }) => version < first), ...known.messages],
    closings: [...page.closings.filter(({ version }) => version < first), ...known.closings],
    earlier: page.earlier,
  }
}

function joined(known: ChatState, state: ChatState): ChatState {
  const first = state.messages[0]?.version ?? 0
  const touches = known.messages.some(({ version }) => version >= first)
  const older = known.messages.filter(({ version }) => version < first)
  if (!touches || older.length === 0) return state
  return {
    ...state,
    messages: [...older, ...state.messages],
    closings: [...known.closings.filter(({ version }) => version < first), ...state.closings],
    earlier: known.earlier,
  }
}
