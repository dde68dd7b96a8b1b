import { createTestApp } from '../../testing/create-test-app.ts'
import { testEngine } from './search-tests/suite.ts'

testEngine(createTestApp, { filtered: 12, language: 20, plain: 15 })
