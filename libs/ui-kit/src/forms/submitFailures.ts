import { createContext, useContext } from 'react';

/** How often the form was sent in vain. */
export const SubmitFailuresContext = createContext(0);

export const useSubmitFailures = (): number => useContext(SubmitFailuresContext);
