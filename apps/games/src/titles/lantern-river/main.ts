import { startGame } from '../../shell/start-game.ts'
import { lanternRiver } from './title.ts'

void startGame(lanternRiver)
