import type { Topic } from '@andon/contract/topic'
import type { TopicListener } from '@andon/realtime-client/topics'
import type { SoundPlayer } from '../../sound/sound-player.ts'
import type { ArcadeClient } from '../arcade-client.ts'
import type { Failures } from '../failures.ts'
import type { GameSession } from '../game-session.ts'
import type { Host } from '../host.ts'
import type { Hud } from '../hud/hud.ts'
import type { Stage } from '../stage/stage.ts'
import type { Figures } from '../text/amounts.ts'
import type { Language, Messages } from '../text/messages.ts'
import { chatPart } from './chat/chat-part.ts'
import type { Panels } from './panels.ts'
import { createSeats } from './seats/seats.ts'
import type { SharedPart, SharedSlots, SharedTable } from './shared-scene.ts'

/** The parts of the shell that a part of a live room gets. */
export interface PartDeps {
  readonly arcade: ArcadeClient
  readonly session: GameSession
  readonly host: Host
  readonly hud: Hud
  readonly stage: Stage
  readonly sounds: SoundPlayer
  readonly failures: Failures
  readonly table: SharedTable
  readonly panels: Panels
  readonly slots: SharedSlots
  readonly messages: Messages
  readonly figures: Figures
  readonly language: Language
  /** Follows a topic over the connection of the table, until the function that it returns is called. */
  subscribe<T extends Topic>(path: string, topic: T, listener: TopicListener<T>): () => void
}

/** The parts of every live room beside its scene, in the order of their buttons. */
export const parts: readonly ((deps: PartDeps) => SharedPart)[] = [createSeats, chatPart]
