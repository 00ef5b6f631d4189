/** A page for tests and eyes: every state that a die, a bead or a room can be in, each by itself. */
import { mount } from 'svelte'
import '../src/style/base.css'
import '../src/style/skins/inverted-tower.look.css'
import '../src/style/skins/towerlands.look.css'
import Marks from './Marks.svelte'

const target = document.getElementById('marks')
if (target === null) throw new Error('the page has no place for the marks')
mount(Marks, { target })
