import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { hearInstallPrompt } from './offline/install-prompt.ts'
import { LaterNotices } from './offline/LaterNotices.tsx'
import { reloadForMissingParts } from './offline/missing-part.ts'
import { apply } from './settings/settings.ts'
import { Spoken } from './words/words.tsx'

apply()
hearInstallPrompt()
reloadForMissingParts()
const root = createRoot(document.getElementById('root')!)
startTransition(() =>
  root.render(
    <StrictMode>
      <Spoken>
        <App />
        <LaterNotices />
      </Spoken>
    </StrictMode>,
  ),
)
