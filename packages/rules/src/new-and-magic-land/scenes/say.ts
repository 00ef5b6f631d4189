import { deed, telling, turn, type Says } from '../saying.ts'
import { nmlWords as words } from '../words.ts'

type OfScenes = 'scene-set' | 'scene-changed' | 'scene-closed' | 'scene-passed' | 'turn-given' | 'scene-complicated'

export const saysOfScenes: Says<OfScenes> = {
  'scene-set': ({ number, name, names, about }) => turn(words.sceneSet(number, name, about), [words.present(names)]),
  'scene-changed': ({ names }) => deed(words.nowPresent(names)),
  'scene-closed': ({ number, name }) => turn(words.sceneClosed(number, name)),
  'scene-passed': ({ name, nextName }) => turn(words.passed(name, nextName)),
  'turn-given': ({ name }) => turn(words.turnGiven(name)),
  'scene-complicated': ({ text }) => telling(words.complication(text)),
}
