import { mount } from 'svelte';
import './tokens.css';
import './base.css';
import App from './App.svelte';
import { settings } from './state/settings.svelte';
import { reader } from './words/reader.svelte';

settings.dress();
document.documentElement.lang = reader.lang;

const target = document.getElementById('app');
if (target) mount(App, { target });
