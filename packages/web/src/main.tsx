import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './shell/App.tsx'
import { loadTexts, TextProvider } from './texts/index.ts'
import './ui/index.css'

await loadTexts(navigator.languages)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')

createRoot(root).render(
  <StrictMode>
    <TextProvider>
      {/* A navigation counts at once: as a transition it would come after a login, and the guard between them. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </TextProvider>
  </StrictMode>,
)
