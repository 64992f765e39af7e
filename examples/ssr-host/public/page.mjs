import "/cdn/mailwright.js";

document.querySelector("email-editor").document = JSON.parse(document.getElementById("campaign").textContent);
