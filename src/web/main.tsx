import './styles/tokens.css'
import './styles/base.css'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { apply } from './settings/settings.ts'
import { Spoken } from './words/words.tsx'

apply()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Suspense>
      <Spoken>
        <App />
      </Spoken>
    </Suspense>
  </StrictMode>,
)
