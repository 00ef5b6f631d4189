import { mount } from 'svelte'
import App from './App.svelte'
import './style/base.css'
import { beginSpeaking } from './words/page-language.svelte.ts'

const target = document.getElementById('app')
if (target === null) throw new Error('the page has no place for the app')
await beginSpeaking()
mount(App, { target })

// Only for a clear page when there is no line; without it everything else is the same.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
